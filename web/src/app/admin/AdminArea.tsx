import { LiveProviders } from "../../data/firebase/LiveProviders.tsx";
import { AdminGuard } from "./AdminGuard.tsx";
import { AdminLayout } from "./AdminLayout.tsx";

/** Everything under /admin except the login. */
export function AdminArea() {
  return (
    <LiveProviders>
      <AdminGuard>
        <AdminLayout />
      </AdminGuard>
    </LiveProviders>
  );
}
