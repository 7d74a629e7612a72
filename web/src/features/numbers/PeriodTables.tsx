import { otherPlaces } from "@vagas/functions/domain/administration/countedKeys";
import { wholeReaisText } from "@vagas/functions/domain/pay/payText";
import type { PeriodNumbers } from "@vagas/functions/domain/numbers/townNumbers";
import text from "../../ui/text.module.css";
import { type BarRow, BarTable, counted } from "./BarTable.tsx";
import look from "./NumbersPage.module.css";

/**
 * The tables of a month, or of all months that are over; a table without a number is a sentence. A missing number may be
 * small, or left out because it would tell a small one; only the time to fill is missing for a single reason.
 */
export function PeriodTables({ numbers }: { numbers: PeriodNumbers }) {
  const { byType, byPlace, pay, daysUntilFilled, hires } = numbers;
  return (
    <div className={look.tables}>
      <Part
        caption="Vagas publicadas por categoria"
        head="Categoria"
        measure="Vagas"
        cells={byType}
        none="Números por categoria: não mostrados neste período."
      />
      <Part
        caption="Vagas publicadas por lugar"
        head="Lugar"
        measure="Vagas"
        cells={byPlace}
        none="Números por lugar: não mostrados neste período."
      />
      <Part
        caption="Salário do meio por categoria, em reais por mês"
        head="Categoria"
        measure="Salário por mês"
        cells={pay}
        shown={inReais}
        none="Salários: não mostrados neste período."
      />
      <p className={text.body}>
        {daysUntilFilled === null
          ? "Menos de 5 vagas foram preenchidas: o tempo não é mostrado."
          : `Metade das vagas preenchidas levou até ${daysText(daysUntilFilled)}.`}
      </p>
      <p className={text.body}>
        {hires === null
          ? "Contratações: número não mostrado."
          : `As empresas contaram ${counted(hires)} contratações por este site.`}
      </p>
    </div>
  );
}

export function daysText(days: number): string {
  return days === 1 ? "1 dia" : `${days} dias`;
}

function inReais(cents: number): string {
  return wholeReaisText(Math.round(cents / 100));
}

type PartProps = {
  caption: string;
  head: string;
  measure: string;
  cells: Record<string, number>;
  shown?: (value: number) => string;
  /** Said in place of a table without rows. */
  none: string;
};

function Part({ cells, none, ...table }: PartProps) {
  const rows = Object.entries(cells).map(([key, value]): BarRow => ({
    name: key === otherPlaces ? "Outros lugares" : key,
    value,
  }));
  rows.sort((a, b) => b.value! - a.value! || a.name.localeCompare(b.name, "pt-BR"));
  return rows.length === 0 ? (
    <p className={text.muted}>{none}</p>
  ) : (
    <BarTable {...table} rows={rows} />
  );
}
