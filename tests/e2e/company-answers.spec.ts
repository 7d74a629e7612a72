import { collections } from "@vagas/functions/domain/collections";
import { expect, newPublicJob, openAs, test } from "../support/companies.ts";
import { database, untilStored } from "../support/project.ts";

test("a company that answers is praised to visitors, and reads how to do better; few answers only it sees", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const job = await newPublicJob(company);
  const counted = async (answered: number, word: string | undefined) => {
    const replies = { applications: 10, answered, isEnough: true };
    await database.collection(collections.companies).doc(company.uid).update({ replies });
    await untilStored(collections.jobs, job.id, { companyReplies: word });
    await untilStored(collections.publicCompanies, company.uid, { replies: word });
  };
  await counted(7, "most");
  const praise = page.getByText("Costuma responder à maioria");
  await page.goto(`/vagas/${job.id}`);
  await expect(praise).toBeVisible();
  await page.getByRole("link", { name: company.name, exact: true }).click();
  await expect(page).toHaveURL(`/empresas/${company.uid}`);
  await praise.click();
  await expect(page.getByText(/pelo menos 6 tiveram resposta em até 14 dias/)).toBeVisible();
  const rendered = await page.request.get(`/empresas/${company.uid}`);
  expect(await rendered.text()).toContain("Costuma responder à maioria");

  await openAs(page, company, "/empresa/dashboard");
  await expect(page.getByText("Sua empresa costuma responder à maioria")).toBeVisible();
  await expect(page.getByText(/Das 10 candidaturas .* Para melhorar,/)).toBeVisible();
  await counted(1, undefined);
  await expect(page.getByText("Sua empresa costuma responder a poucos")).toBeVisible();
  await expect(page.getByText(/Só a sua empresa vê isto/)).toBeVisible();
  for (const address of [`/vagas/${job.id}`, `/empresas/${company.uid}`])
    await expect(async () => {
      const answer = await page.request.get(address);
      expect(await answer.text()).not.toContain("Costuma responder");
    }).toPass();
});
