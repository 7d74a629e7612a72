import { Outlet } from "react-router-dom";
import { LiveProviders } from "../../data/firebase/LiveProviders.tsx";
import { CompanyFrame } from "./CompanyFrame.tsx";
import { CompanyGuard } from "./CompanyGuard.tsx";
import { CompanyMenu } from "./CompanyMenu.tsx";

/** Everything a company sees once it is logged in. */
export function CompanyArea() {
  return (
    <LiveProviders>
      <CompanyGuard>
        <CompanyFrame menu={<CompanyMenu />}>
          <Outlet />
        </CompanyFrame>
      </CompanyGuard>
    </LiveProviders>
  );
}
