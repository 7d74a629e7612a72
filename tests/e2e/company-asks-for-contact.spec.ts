import { inTown } from "../../emulators/seed/inTown.ts";
import { candidateId } from "@vagas/functions/domain/application/candidate";
import { collections } from "@vagas/functions/domain/collections";
import {
  expectNoBarrierAnywhere,
  expectNoBarrierInEitherScheme,
} from "../support/accessibility/axe.ts";
import { newJob, onSite, openAs, test } from "../support/companies.ts";
import { buildStoredResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { expect } from "../support/e2e.ts";
import { mailTo } from "../support/emulators.ts";
import { leadTo } from "../support/page/dataLine.ts";
import { searchFor } from "../support/page/searchFor.ts";
import { smallPdf } from "../support/smallPdf.ts";
import { bucket, database, stamp, untilStored } from "../support/project.ts";
import { addressOf, candidateOf } from "../support/rows.ts";

/** A person whom the administrator approved for the talent bank. */
async function newTalent(name: string) {
  const uid = `pessoa${stamp()}`;
  const id = candidateId(null, uid);
  const person = candidateOf(id, {
    name,
    resumeSize: smallPdf.length,
    writtenResume: buildStoredResume({ jobs: [] }),
  });
  await bucket
    .file(person.resumePath)
    .save(smallPdf, { resumable: false, contentType: "application/pdf" });
  await database.collection(collections.candidates).doc(id).set(person);
  await untilStored(collections.resumes, id, { status: "pending" });
  await database
    .collection(collections.resumes)
    .doc(id)
    .update({
      status: "approved",
      area: "Comércio",
      place: inTown("Luciara"),
      experience: "Dois anos de balcão",
    });
  return { ...person, id };
}

test("a company finds somebody of the talent bank, asks for contact, and sees it after the person’s yes", async ({
  page,
  newCompany,
}) => {
  const first = `Zélia${stamp().slice(0, 6)}`;
  const [company, person] = await Promise.all([newCompany(), newTalent(`${first} Prado`)]);
  const job = await newJob(company, onSite);
  await untilStored(collections.hiringCompanies, company.uid, {});

  await openAs(page, company, "/empresa/dashboard");
  await page.getByRole("link", { name: "Banco de talentos" }).click();
  const card = page.getByRole("article", { name: `${first} P.` });
  await expect(card).toContainText("Dois anos de balcão");
  await expect(page.locator("main")).not.toContainText(addressOf(person));
  await page.getByLabel("Serviço").selectOption("Trator e máquinas");
  await page.getByLabel("Cidade").selectOption(inTown("Luciara"));
  await searchFor(page, "motosserras");
  await expect(page).toHaveURL(/\?servico=w%3Amachines&cidade=[^&]+&habilidade=motosserras$/);
  await expect(card.locator("mark")).toHaveText("Motosser");
  await expectNoBarrierInEitherScheme(page, "a talent that was found");
  await searchFor(page, "confeiteira");
  await expect(page.getByText("Ninguém encontrado com estes filtros")).toBeVisible();
  await page.getByRole("button", { name: "Limpar filtros" }).click();
  await expect(page).toHaveURL("/empresa/talentos");
  await card.getByRole("button", { name: /Pedir contato/ }).click();
  await page.getByLabel("Queremos marcar uma entrevista").check();
  await page.getByRole("button", { name: "Enviar pedido" }).dblclick();
  await expect(card).toContainText("Aguardando resposta");
  await expect(page.locator("main :focus")).toHaveCount(1);

  const { text } = await mailTo(addressOf(person), "quer falar com você");
  await leadTo(page, /http\S+(\/convite#\S+)/.exec(text!)![1]!);
  await expect(page.getByText("Queremos marcar uma entrevista")).toBeVisible();
  await expect(page).toHaveURL("/convite");
  await expectNoBarrierAnywhere(page, "a request for contact");
  await page.getByRole("button", { name: "Sim, passar meu contato" }).click();
  await expect(page.getByRole("heading", { name: "Você disse sim" })).toBeFocused();

  await mailTo(company.email, "Nova candidatura");
  await leadTo(page, "/empresa/talentos");
  await card.getByRole("link", { name: "Ver contato" }).click();
  await expect(page.getByText(`${first} Prado`).first()).toBeVisible();
  await expect(page.getByText(addressOf(person)).first()).toBeVisible();
  await database.collection(collections.candidates).doc(person.id).delete();
  await database.collection(collections.candidates).doc(`${job.id}_${person.uid}`).delete();
});
