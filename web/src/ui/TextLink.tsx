import Link, { type LinkProps } from "@mui/material/Link";
import { Link as RouterLink } from "react-router-dom";

/** A link of this site within text. */
export function TextLink({
  to,
  ...rest
}: Omit<LinkProps, "href"> & { to: string; state?: unknown }) {
  return <Link component={RouterLink} to={to} {...rest} />;
}
