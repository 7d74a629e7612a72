import { clsx } from "clsx";
import look from "./ResumeSheet.module.css";
import type { ResumeContent, ResumeEntry } from "./resumeContent.ts";

type Props = {
  content: ResumeContent;
  /** As wide as paper, in letters of its parent's size. */
  onPaper?: boolean;
};

/** A written résumé as a page of text, of the file's look and order. */
export function ResumeSheet({ content, onPaper = false }: Props) {
  const { name, aim, phone, contacts, parts, madeOn } = content;
  return (
    <article className={clsx(look.sheet, onPaper && look.onPaper)}>
      <header>
        <h2 className={look.name}>{name}</h2>
        {aim !== "" && <p className={look.aim}>{aim}</p>}
        <p className={look.phone}>{phone}</p>
        {contacts.map((contact) => (
          <p key={contact}>{contact}</p>
        ))}
      </header>
      {parts.map(({ title, entries }) => (
        <section key={title} className={look.part}>
          <h3 className={look.title}>{title}</h3>
          <div className={look.entries}>
            {entries.map((entry, i) => (
              <Entry key={i} entry={entry} />
            ))}
          </div>
        </section>
      ))}
      <p className={look.madeOn}>{madeOn}</p>
    </article>
  );
}

function Entry({ entry }: { entry: ResumeEntry }) {
  switch (entry.kind) {
    case "job":
      return (
        <div className={look.job}>
          <strong>{entry.what}</strong>
          <span className={look.period}>{entry.period}</span>
          {entry.where !== "" && <p className={look.where}>{entry.where}</p>}
        </div>
      );
    case "list":
      return (
        <ul className={look.list}>
          {entry.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case "text":
      return <p>{entry.text}</p>;
    case "fact":
      return (
        <p>
          {entry.label}: {entry.text}
        </p>
      );
  }
}
