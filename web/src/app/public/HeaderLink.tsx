import { paths } from "@vagas/functions/domain/site/paths";
import { NavLink } from "react-router-dom";
import type { SiteLink } from "@vagas/functions/domain/site/siteMenu";
import look from "./HeaderLink.module.css";

/** A link in the header; the current one is underlined in the brand's green. */
export function HeaderLink({ to, label }: SiteLink) {
  return (
    <NavLink discover="none" to={to} end={to === paths.home} className={look.link}>
      {label}
    </NavLink>
  );
}
