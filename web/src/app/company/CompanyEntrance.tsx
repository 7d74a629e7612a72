import { Outlet } from "react-router-dom";
import { CompanyFrame } from "./CompanyFrame.tsx";

/** The pages around an account: sign-up, login, the links in the mails. */
export function CompanyEntrance() {
  return (
    <CompanyFrame>
      <Outlet />
    </CompanyFrame>
  );
}
