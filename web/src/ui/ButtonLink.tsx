import Button, { type ButtonProps } from "@mui/material/Button";
import { Link } from "react-router-dom";

type Props = Omit<ButtonProps, "href"> & { to: string; target?: string; state?: unknown };

/** A link of this site that looks like a button. */
export function ButtonLink(props: Props) {
  return <Button component={Link} {...props} />;
}
