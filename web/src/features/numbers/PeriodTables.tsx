import { otherPlaces } from "@vagas/functions/domain/administration/countedKeys";
import { wholeReaisText } from "@vagas/functions/domain/pay/payText";
import type { PeriodNumbers } from "@vagas/functions/domain/numbers/townNumbers";
import text from "../../ui/text.module.css";
import { type BarRow, BarTable } from "./BarTable.tsx";
import look from "./NumbersPage.module.css";

/** The tables of a month, or of all months that are over; a table without a number is a sentence. */
export function PeriodTables({ numbers }: { numbers: PeriodNumbers }) {
  const { byType, byPlace, pay, daysUntilFilled, hires } = numbers;
  return (
    <div className={look.tables}>
      <Part
        caption="Vagas publicadas por categoria"
        head="Categoria"
        measure="Vagas"
        cells={byType}
        none="Nenhuma categoria teve 5 vagas ou mais."
      />
      <Part
        caption="Vagas publicadas por lugar"
        head="Lugar"
        measure="Vagas"
        cells={byPlace}
        none="Nenhum lugar teve 5 vagas ou mais."
      />
      <Part
        caption="Salário do meio por categoria, em reais por mês"
        head="Categoria"
        measure="Salário por mês"
        cells={pay}
        shown={inReais}
        none="Nenhuma categoria teve 5 vagas com salário."
      />
      <p className={text.body}>
        {daysUntilFilled === null
          ? "Menos de 5 vagas foram preenchidas: o tempo não é mostrado."
          : `Metade das vagas preenchidas levou até ${daysText(daysUntilFilled)}.`}
      </p>
      <p className={text.body}>
        {hires === null
          ? "Menos de 5 contratações contadas pelas empresas."
          : `As empresas contaram ${hires} contratações por este site.`}
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
