import { numbersFiles, dataLicence } from "@vagas/functions/domain/site/dataLicence";
import { openDataPath } from "@vagas/functions/domain/site/paths";
import { town } from "@vagas/functions/domain/town";
import clsx from "clsx";
import text from "../../ui/text.module.css";
import { linkClass } from "../../ui/TextLink.tsx";
import look from "./NumbersPage.module.css";
import { NumbersPart } from "./NumbersPart.tsx";

const rules = [
  "Uma vaga conta uma vez, no mês em que apareceu no site pela primeira vez, como estava quando foi contada.",
  "Um mês que acabou fica como está, mesmo que a vaga mude ou seja excluída depois.",
  "Números abaixo de 5 e grupos com menos de 5 vagas não aparecem. Às vezes falta mais um número: o que deixaria descobrir, por uma conta, o que falta.",
  "O salário do meio tem metade das vagas abaixo e metade acima. De uma faixa conta o meio; hora, dia e semana contam como mês. Vagas “a combinar” ficam de fora.",
  "O tempo até preencher vai da primeira publicação até a empresa marcar a vaga como preenchida.",
  "As contratações são as que as empresas dizem ter feito por este site, no mês em que disseram.",
  "São só as vagas publicadas neste site, não todo o trabalho da região. Nenhum número vem de candidaturas.",
];

export function HowCounted() {
  return (
    <NumbersPart title="Como contamos">
      <ul className={look.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </NumbersPart>
  );
}

/** The same numbers for spreadsheets and programs. */
export function NumbersFiles() {
  return (
    <NumbersPart title="Use os números">
      <p className={text.body}>
        Use e publique como quiser, dizendo que vêm de {town.boardName}:{" "}
        <a href={dataLicence.address} rel="license noopener" className={linkClass({})}>
          licença {dataLicence.name}
        </a>
        .
      </p>
      <p className={clsx(text.body, look.files)}>
        <a href={numbersFiles.csv} download className={linkClass({})}>
          Planilha (CSV)
        </a>
        <a href={numbersFiles.json} download className={linkClass({})}>
          Dados (JSON)
        </a>
        <a href={openDataPath} download className={linkClass({})}>
          Vagas abertas (JSON)
        </a>
      </p>
    </NumbersPart>
  );
}
