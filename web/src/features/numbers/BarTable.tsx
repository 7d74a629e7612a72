import clsx from "clsx";
import text from "../../ui/text.module.css";
import look from "./BarTable.module.css";

/** `value` is null where no number is shown. */
export type BarRow = { name: string; value: number | null };

type Props = {
  caption: string;
  /** What a row names. */
  head: string;
  /** What its number is. */
  measure: string;
  rows: readonly BarRow[];
  shown?: (value: number) => string;
};

/** A table with a bar beside each number, which only the eye needs. */
export function BarTable({ caption, head, measure, rows, shown = counted }: Props) {
  const most = Math.max(1, ...rows.map(({ value }) => value ?? 0));
  return (
    <table className={look.table}>
      <caption className={clsx(look.caption, text.small, text.muted)}>{caption}</caption>
      <thead className={clsx(text.small, text.muted)}>
        <tr>
          <th scope="col" className={look.head}>
            {head}
          </th>
          <th scope="col" className={look.head}>
            {measure}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row" className={look.name}>
              {name}
            </th>
            <td className={look.value}>
              {value === null ? (
                <span className={text.muted}>não mostrado</span>
              ) : (
                <span className={look.cell}>
                  <span className={clsx(look.number, shown !== counted && look.wide)}>
                    {shown(value)}
                  </span>
                  <svg
                    aria-hidden
                    className={look.bar}
                    viewBox="0 0 100 1"
                    preserveAspectRatio="none"
                  >
                    <rect width={Math.max(1, (value / most) * 100)} height="1" />
                  </svg>
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function counted(value: number): string {
  return value.toLocaleString("pt-BR");
}
