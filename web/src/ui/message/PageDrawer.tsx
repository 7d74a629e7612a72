import Drawer, { type DrawerProps } from "@mui/material/Drawer";
import { useBackCloses } from "./useBackCloses.ts";

type Props = DrawerProps & { open: boolean; onClose: () => void };

/** A drawer that the back button closes. */
export function PageDrawer(props: Props) {
  useBackCloses(props.open, props.onClose);
  return <Drawer {...props} />;
}
