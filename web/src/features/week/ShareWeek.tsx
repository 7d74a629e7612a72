import { pageNames } from "@vagas/functions/domain/site/pageTitle";
import { paths } from "@vagas/functions/domain/site/paths";
import { encodeText } from "@vagas/functions/domain/text/encodeText";
import { town } from "@vagas/functions/domain/town";
import { type Week, weekCounts } from "@vagas/functions/domain/week/week";
import { Button } from "../../ui/button/Button.tsx";
import { LineIcon } from "../../ui/LineIcon.tsx";
import { notify } from "../../ui/message/notifications.ts";
import { shareLink } from "../../ui/shareLink.ts";
import { useFromBrowser } from "../../ui/useFromBrowser.ts";

/** Hands the week's page to an app; without scripts, to a contact on WhatsApp. */
export function ShareWeek({ week }: { week: Week }) {
  const title = `${pageNames.week} em ${town.name} e região`;
  const text = `${title}: ${weekCounts(week)}`;
  const url = useFromBrowser(
    () => new URL(paths.week, window.location.origin).href,
    () => town.siteUrl + paths.week,
  );

  async function share() {
    const outcome = await shareLink({ title, text, url }, url);
    if (outcome === "copied") notify({ severity: "success", title: "Link copiado!" });
    if (outcome === "refused")
      notify({
        severity: "info",
        title: "Copie o endereço desta página",
        description: "Este navegador não deixa o site copiar.",
      });
  }

  return (
    <Button
      data-shares
      variant="outlined"
      startIcon={<LineIcon of="share" />}
      href={`https://wa.me/?text=${encodeText(`${text} ${url}`)}`}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        event.preventDefault();
        void share();
      }}
    >
      Compartilhar
    </Button>
  );
}
