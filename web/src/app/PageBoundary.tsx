import { Component, type ReactNode } from "react";
import { FailedPage } from "./FailedPage.tsx";
import { noteError } from "./watchErrors.ts";

type Props = { children: ReactNode; resetKey: string };
type State = { error: unknown; failed: boolean; resetKey: string };

/** Shows what to do when a page below fails; another `resetKey` is another page. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { error: null, failed: false, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    noteError({ error });
  }

  override render() {
    return this.state.failed ? <FailedPage error={this.state.error} /> : this.props.children;
  }
}
