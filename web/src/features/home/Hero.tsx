import { paths } from "@vagas/functions/domain/site/paths";
import { town } from "@vagas/functions/domain/town";
import { LinkButton } from "../../ui/button/LinkButton.tsx";
import { CaneField } from "./CaneField.tsx";
import { Counters } from "./Counters.tsx";
import { HomeSearch } from "./HomeSearch.tsx";
import { RedEarth } from "./RedEarth.tsx";
import clsx from "clsx";
import text from "../../ui/text.module.css";
import look from "./Hero.module.css";

/** The headline, the search, the two main buttons, the counters, and the landscape below them. */
export function Hero() {
  return (
    <section aria-labelledby="inicio" className={look.hero}>
      <div className={look.column}>
        <CaneField />
        <div className={look.words}>
          <Headline />
          <div className={look.search}>
            <HomeSearch />
          </div>
          <MainButtons />
        </div>
        <Counters />
      </div>
      <RedEarth />
    </section>
  );
}

function Headline() {
  return (
    <>
      <p className={clsx(text.body, look.place)}>
        {town.name}, {town.stateName}
      </p>
      <h1 id="inicio" tabIndex={-1} data-page-heading className={clsx(text.h1, look.title)}>
        Trabalho perto de casa, com gente que você conhece.
      </h1>
      <p className={clsx(text.body, text.muted, look.lead)}>
        <span className={look.whole}>Candidatar-se</span> é grátis e sem cadastro.
      </p>
    </>
  );
}

function MainButtons() {
  return (
    <div className={look.buttons}>
      <LinkButton to={paths.jobs} variant="contained" size="large">
        Ver vagas
      </LinkButton>
      <LinkButton to={paths.publishGate} variant="outlined" size="large">
        Publicar vaga
      </LinkButton>
    </div>
  );
}
