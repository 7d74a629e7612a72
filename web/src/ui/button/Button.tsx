import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import look from "./Button.module.css";

export type ButtonLook = {
  variant?: "text" | "outlined" | "contained";
  /** `inherit`: the colour of the text around it. */
  color?: "primary" | "inherit";
  size?: "small" | "medium" | "large";
};
export type ButtonContent = { startIcon?: ReactNode; endIcon?: ReactNode; children?: ReactNode };

type Props = ButtonLook &
  ButtonContent &
  (
    | ({ href?: undefined } & Omit<ComponentProps<"button">, "color">)
    | ({ href: string } & Omit<ComponentProps<"a">, "color">)
  );

/**
 * A button of the pages that the server renders, or with `href` a link that looks like one. It looks as MUI's does
 * elsewhere (docs/decisions/0038).
 */
export function Button({ variant, color, size, startIcon, endIcon, children, ...rest }: Props) {
  const className = buttonClass({ variant, color, size }, rest.className);
  const content = <Content {...{ startIcon, endIcon, children }} />;
  return rest.href === undefined ? (
    <button type="button" {...rest} className={className}>
      {content}
    </button>
  ) : (
    <a {...rest} className={className}>
      {content}
    </a>
  );
}

export function buttonClass(
  { variant = "text", color = "primary", size = "medium" }: ButtonLook,
  more?: string,
): string {
  return clsx(look.button, look[color], look[variant], look[size], more);
}

export function Content({ startIcon, endIcon, children }: ButtonContent) {
  return (
    <>
      {startIcon && <span className={look.start}>{startIcon}</span>}
      {children}
      {endIcon && <span className={look.end}>{endIcon}</span>}
    </>
  );
}
