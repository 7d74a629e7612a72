import clsx from "clsx";
import { town } from "@vagas/functions/domain/town";
import { TextLink } from "../ui/TextLink.tsx";
import { Brand } from "../ui/page/Brand.tsx";
import look from "./BrandLink.module.css";

/** `nameClass`: the class of the board's name beside the mark. */
type Props = { to: string; leadsTo: string; nameClass?: string | undefined };

/** The logo and the board's name in a header, as a link. */
export function BrandLink({ to, leadsTo, nameClass }: Props) {
  return (
    <TextLink
      to={to}
      underline="none"
      aria-label={`${town.boardName}: ${leadsTo}`}
      className={look.link}
    >
      <Brand size={28} />
      <span className={clsx(look.name, nameClass)}>{town.boardName}</span>
    </TextLink>
  );
}
