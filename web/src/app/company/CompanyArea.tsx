import { Outlet } from "react-router-dom";
import { LiveProviders } from "../../data/firebase/LiveProviders.tsx";
import { CompanyFrame } from "./CompanyFrame.tsx";
import { CompanyGuard } from "./CompanyGuard.tsx";
import { CompanyMenu } from "./CompanyMenu.tsx";

/** Everything behind a company's login. */
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
