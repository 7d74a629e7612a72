import { Link, type LinkProps } from "react-router-dom";
import { buttonClass, type ButtonContent, type ButtonLook, Content } from "./Button.tsx";

type Props = ButtonLook & ButtonContent & Omit<LinkProps, "color">;

/** A link of this site that looks like a button. */
export function LinkButton(props: Props) {
  const { variant, color, size, startIcon, endIcon, children, className, ...link } = props;
  return (
    <Link discover="none" {...link} className={buttonClass({ variant, color, size }, className)}>
      <Content {...{ startIcon, endIcon }}>{children}</Content>
    </Link>
  );
}
