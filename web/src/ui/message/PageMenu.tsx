import Menu, { type MenuProps } from "@mui/material/Menu";
import { useBackCloses } from "./useBackCloses.ts";

type Props = MenuProps & { onClose: () => void };

/** A menu that the back button closes. */
export function PageMenu(props: Props) {
  useBackCloses(props.open, props.onClose);
  return <Menu {...props} />;
}
