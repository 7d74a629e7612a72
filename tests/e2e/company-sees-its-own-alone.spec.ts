import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { collections } from "@vagas/functions/domain/collections";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { resumeAddress } from "@vagas/functions/domain/application/resumeFile";
import { buildStoredResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { deleteApp } from "firebase/app";
import {
  collection,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore";
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  ref,
  uploadBytes,
} from "firebase/storage";
import {
  expect,
  jobOf,
  newCandidate,
  newJob,
  onSite,
  openAs,
  storedJob,
  test,
} from "../support/companies.ts";
import { clientOf } from "../support/companyClient.ts";
import { failedWrite, loseCode, lostRequest, requests } from "../support/e2e.ts";
import { siteUrl } from "../support/emulators.ts";
import { searchFor } from "../support/page/searchFor.ts";
import { auth, bucket, database, stored } from "../support/project.ts";
import { addressOf } from "../support/rows.ts";
import { attackingPdf, endlessPdf, lockedPdf, pdfSaying } from "../support/pdfFiles.ts";
import { smallPdf } from "../support/smallPdf.ts";

/** Who downloaded an application's résumé, from the notes. */
async function readersOf({ id }: { id: string }): Promise<unknown[]> {
  const notes = await database
    .collection(collections.downloads)
    .where("candidateId", "==", id)
    .get();
  return notes.docs.map((note) => note.get("uid"));
}

/** A finger that moves to the left. */
async function swipeOn(target: Locator): Promise<void> {
  const finger = (clientX: number) => [{ identifier: 0, clientX, clientY: 300 }];
  await target.dispatchEvent("touchstart", { touches: finger(280), changedTouches: finger(280) });
  await target.dispatchEvent("touchend", { touches: [], changedTouches: finger(120) });
}

test("a company reads who applied, sets each stage, downloads the résumé byte for byte, and finds people by skill", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const job = await newJob(company, onSite);
  const pdf = await page.pdf();
  const candidate = await newCandidate(job, pdf);
  await openAs(page, company, "/empresa/dashboard");
  await page.getByRole("link", { name: `Candidatos de ${job.title}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Candidatos" })).toBeVisible();
  const card = page.getByRole("listitem").filter({ hasText: candidate.name });
  await expect(card.getByRole("link", { name: "(66) 99999-0002" })).toHaveAttribute(
    "href",
    "tel:+5566999990002",
  );
  await expect(card.getByRole("link", { name: addressOf(candidate) })).toHaveAttribute(
    "href",
    new RegExp(`^mailto:${addressOf(candidate).replaceAll(".", "\\.")}\\?subject=`),
  );
  await expect(
    card.getByRole("link", { name: `Conversar com ${candidate.name} pelo WhatsApp` }),
  ).toHaveAttribute("href", /^https:\/\/wa\.me\/5566999990002\?text=/);

  await card.getByRole("button", { name: `Ler ${candidate.name}` }).click();
  await expect(page.getByRole("dialog", { name: candidate.name })).toContainText("Moro perto.");
  await expect.poll(() => readersOf(candidate)).toEqual([company.uid]);
  // An application that stayed open for a moment is no longer new; a chosen stage stays, whatever is opened then.
  await expect
    .poll(async () => (await stored(collections.candidates, candidate.id))?.["stage"])
    .toBe("vista");
  await page.keyboard.press("Escape");
  const stage = card.getByLabel(`Etapa de ${candidate.name}`);
  await expect(stage).toHaveValue("vista");
  await stage.selectOption("emConversa");
  await expect
    .poll(async () => (await stored(collections.candidates, candidate.id))?.["stage"])
    .toBe("emConversa");
  // The person is told half an hour later; until then the company may undo it.
  const announced = card.getByText(/^Avisamos .+ por e-mail às \d\d:\d\d\.$/);
  await expect(announced).toBeVisible();
  await card.getByRole("button", { name: `Desfazer: não avisar ${candidate.name}` }).dblclick();
  await expect(stage).toHaveValue("vista");
  await expect(announced).toHaveCount(0);
  await expect
    .poll(async () => stored(collections.candidates, candidate.id))
    .not.toHaveProperty("answers");
  await stage.selectOption("emConversa");
  await expect(announced).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    card.getByRole("button", { name: `Baixar o currículo de ${candidate.name}` }).dblclick(),
  ]);
  expect(download.suggestedFilename()).toBe("Currículo Rosa.pdf");
  expect(Buffer.compare(await readFile(await download.path()), pdf)).toBe(0);
  expect(await readersOf(candidate)).toEqual([company.uid, company.uid]);
  await expect(stage).toHaveValue("emConversa");

  await card.getByRole("button", { name: `Anotar sobre ${candidate.name}` }).click();
  const note = page.getByRole("dialog", { name: `Anotação sobre ${candidate.name}` });
  await note.getByLabel("Anotação").fill("Vem conversar na quinta.");
  await page.keyboard.press("Escape");
  await note.getByRole("button", { name: "Salvar" }).dblclick();
  await expect(note).toHaveCount(0);
  await expect(card.getByText("Vem conversar na quinta.")).toBeVisible();
  await expect(
    card.getByRole("button", { name: `Mudar a anotação sobre ${candidate.name}` }),
  ).toBeFocused();

  const driver = await newCandidate(job, pdf, { writtenResume: buildStoredResume() });
  const cardOf = ({ name }: Candidate) => page.getByRole("listitem").filter({ hasText: name });
  await expect(cardOf(driver)).toContainText("Trabalho na roça, Trator e máquinas");
  await searchFor(page, "tratores");
  await expect(page).toHaveURL(/\?habilidade=tratores$/);
  await expect(card).toHaveCount(0);
  await expect(cardOf(driver).locator("mark").first()).toHaveText("Trator");
  await page.getByLabel("Habilidade", { exact: true }).selectOption("Motosserra");
  await expect(page).toHaveURL(/\?habilidade=s%3Achainsaw$/);
  const later = await newCandidate(job, pdf, {
    writtenResume: buildStoredResume({ wanted: [], skills: ["chainsaw"] }),
  });
  await expect(cardOf(later)).toBeVisible();
  await expect(cardOf(driver)).toBeVisible();
  await searchFor(page, "soldador");
  await expect(page.getByText("Ninguém com “soldador” até agora")).toBeVisible();
  await page.getByRole("button", { name: "Ver todas as candidaturas" }).click();
  await expect(card).toBeVisible();
});

test("a company moves several people at once, takes it back, and is told who could not be moved", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(failedWrite);
  const company = await newCompany();
  const job = await newJob(company, onSite);
  const people: Candidate[] = [];
  for (const stage of ["nova", "vista", "emConversa"] as const)
    people.push(await newCandidate(job, smallPdf, { stage }));
  const [fresh, seen, talking] = people as [Candidate, Candidate, Candidate];
  const stages = () =>
    Promise.all(
      people.map(async ({ id }) => (await stored(collections.candidates, id))?.["stage"]),
    );
  const bar = page.getByRole("region", { name: "Candidaturas marcadas" });
  const moveTo = async (stage: string) => {
    await bar.getByRole("button", { name: /^Mover/ }).click();
    await page.getByRole("menuitem", { name: stage }).click();
  };
  await openAs(page, company, `/empresa/vagas/${job.id}/candidatos`);

  await page.getByRole("checkbox", { name: "Marcar todas" }).check();
  await expect(bar).toContainText("3 marcadas");
  await page.getByRole("checkbox", { name: `Marcar ${talking.name}` }).uncheck();
  await moveTo("Fora da seleção");
  await expect(bar).toContainText(/2 pessoas em “Fora da seleção”.*às \d\d:\d\d/);
  expect(await stages()).toEqual(["naoSelecionada", "naoSelecionada", "emConversa"]);
  await bar.getByRole("button", { name: "Desfazer" }).dblclick();
  await expect(bar).toContainText("cada pessoa voltou à etapa de antes");
  expect(await stages()).toEqual(["nova", "vista", "emConversa"]);

  await page.getByLabel("Etapa", { exact: true }).selectOption("Sem resposta (2)");
  await expect(page).toHaveURL(/\?etapa=semResposta$/);
  await expect(page.getByLabel(`Etapa de ${talking.name}`)).toHaveCount(0);
  // One person's write is lost.
  await page.route(requests.write, (route) =>
    route.request().postData()?.includes(seen.id) ? route.abort() : route.fallback(),
  );
  await page.getByRole("checkbox", { name: "Marcar todas" }).check();
  await moveTo("Em conversa");
  await expect(bar.getByRole("alert")).toContainText(`Não deu para mover: ${seen.name}.`);
  await expect(bar).toContainText("1 marcada");
  await expect(page.getByLabel(`Etapa de ${fresh.name}`)).toHaveCount(0);
  await page.unrouteAll();
  await moveTo("Em conversa");
  await expect(page.getByText("Ninguém nesta etapa")).toBeVisible();
  await expect.poll(stages).toEqual(["emConversa", "emConversa", "emConversa"]);
});

test("a company reads one person after another in place, and answers by keys", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany();
  const job = await newJob(company, onSite);
  const dialogs: string[] = [];
  page.on("dialog", (asked) => dialogs.push(asked.message()));
  const now = Date.now();
  const files = [
    pdfSaying("Dez anos de balcao"),
    attackingPdf("Clique aqui"),
    lockedPdf(),
    endlessPdf(),
    smallPdf,
  ];
  const people: Candidate[] = [];
  for (const [i, file] of files.entries())
    people.push(await newCandidate(job, file, { createdAt: new Date(now - i * 1000) }));
  const [first, attacker] = people as [Candidate, Candidate];
  const reader = page.getByRole("dialog");
  const at = (place: number) =>
    expect(reader)
      .toHaveAccessibleName(people[place - 1]!.name)
      .then(() => expect(reader).toContainText(`${place} de 5`));
  await openAs(page, company, `/empresa/vagas/${job.id}/candidatos`);

  await page.getByRole("button", { name: `Ler ${first.name}` }).click();
  await at(1);
  await expect(page).toHaveURL(new RegExp(`\\?pessoa=${first.id}$`));
  await expect(reader.getByText("Dez anos de balcao")).toBeVisible();
  const dark = () =>
    reader.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
      return data.filter((value, i) => i % 4 === 0 && value < 100).length;
    });
  await expect.poll(dark).toBeGreaterThan(50);
  expect(await readersOf(first)).toEqual([company.uid]);
  await page.keyboard.press("1");
  await expect(reader.getByLabel(`Etapa de ${first.name}`)).toHaveValue("emConversa");
  await expect(reader.getByRole("button", { name: "Próxima sem resposta" })).toBeFocused();
  await page.keyboard.press("Enter");

  await at(2);
  await expect(reader.getByText("Clique aqui")).toBeVisible();
  await reader.getByText("Clique aqui").click();
  await expect(reader.getByRole("group", { name: "Página 1 de 1" }).getByRole("link")).toHaveCount(
    0,
  );
  expect(dialogs).toEqual([]);
  await page.keyboard.press("j");
  await at(3);
  await expect(reader).toContainText("Este PDF pede uma senha.");
  await reader.getByRole("button", { name: /^Anotar sobre/ }).click();
  const note = page.getByLabel("Anotação", { exact: true });
  await note.fill("Pedir a senha.");
  await swipeOn(note);
  await expect(note).toHaveValue("Pedir a senha.");
  await page.getByRole("button", { name: "Cancelar" }).click();
  await expect(note).toHaveCount(0);
  await at(3);
  await swipeOn(reader.getByText("Este PDF pede uma senha."));
  await at(4);
  await expect(reader).toContainText("A página 1 não pode ser mostrada aqui.");
  await page.keyboard.press("j");
  await at(5);
  await expect(reader).toContainText("Este PDF está danificado");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    reader.getByRole("button", { name: `Baixar o currículo de ${people[4]!.name}` }).click(),
  ]);
  expect(Buffer.compare(await readFile(await download.path()), smallPdf)).toBe(0);
  expect(await readersOf(people[4]!)).toEqual([company.uid]);
  const turnKeys = async () => {
    await reader.getByRole("button", { name: "Teclas" }).click();
    await page.getByRole("checkbox", { name: "Usar estas teclas neste computador" }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Teclas da leitura" })).toHaveCount(0);
  };
  await turnKeys();
  await page.keyboard.press("3");
  await expect(reader.getByLabel(`Etapa de ${people[4]!.name}`)).toHaveValue("vista");
  await turnKeys();
  await page.keyboard.press("3");
  await expect(reader.getByRole("button", { name: "Próxima sem resposta" })).toBeFocused();
  await page.keyboard.press("Enter");
  await at(2);

  await page.goBack();
  await expect(reader).toHaveCount(0);
  await expect(page).toHaveURL(`/empresa/vagas/${job.id}/candidatos`);
  await expect(page.getByLabel(`Etapa de ${first.name}`)).toHaveValue("emConversa");
  await expect(page.getByLabel(`Etapa de ${attacker.name}`)).toHaveValue("vista");
  await page.goto(`/empresa/vagas/${job.id}/candidatos?etapa=emConversa&pessoa=${attacker.id}`);
  await expect(reader.getByText("Clique aqui")).toBeVisible();
  await reader.getByRole("button", { name: "Fechar" }).click();
  await expect(page).toHaveURL(`/empresa/vagas/${job.id}/candidatos?etapa=emConversa`);
});

test("a résumé that cannot be fetched says why within ten seconds, is not noted as read, and can be requested again", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const company = await newCompany();
  const job = await newJob(company, onSite);
  const candidate = await newCandidate(job, Buffer.from("%PDF-1.7\n%%EOF"));
  await openAs(page, company, `/empresa/vagas/${job.id}/candidatos`);
  const download = page.getByRole("button", { name: `Baixar o currículo de ${candidate.name}` });
  await expect(download).toBeVisible();
  await loseCode(page);
  const says = async (reason: string) => {
    await download.click();
    const alert = page.getByRole("alert").filter({ hasText: "Erro ao abrir o currículo" });
    await expect(alert).toContainText(reason, { timeout: 10_000 });
    await expect(download).toHaveText("Currículo");
  };
  await says("Verifique sua conexão");
  await page.unrouteAll();
  await page.reload();

  await page.route(/\/arquivos\//, (route) => route.abort());
  await says("Verifique sua conexão");
  await page.getByRole("button", { name: "Fechar" }).click();
  await page.unrouteAll();
  await bucket.file(candidate.resumePath).delete();
  await says("O arquivo não está mais disponível.");
  await page.getByRole("button", { name: "Fechar" }).click();
  await auth.revokeRefreshTokens(company.uid);
  await says("Sua sessão terminou");
  expect(await readersOf(candidate)).toEqual([]);
  // Before its account is deleted, while the page would still load the login's code.
  await page.close();
});

test("the panel counts new applications as they come", async ({ page, newCompany }) => {
  const company = await newCompany();
  const [job, other] = [await newJob(company, onSite), await newJob(company, onSite)];
  await openAs(page, company, "/empresa/dashboard");
  const mark = page.getByRole("link", { name: /candidaturas? novas?/ });
  await expect(page.getByRole("link", { name: `Candidatos de ${other.title}` })).toBeVisible();
  await expect(mark).toHaveCount(0);

  const pdf = await page.pdf();
  const first = await newCandidate(job, pdf);
  await expect(mark).toHaveAccessibleName(`1 candidatura nova na vaga ${job.title}`);
  await newCandidate(job, pdf);
  await expect(mark).toHaveAccessibleName(`2 candidaturas novas na vaga ${job.title}`);

  await database.collection(collections.candidates).doc(first.id).update({ stage: "vista" });
  await expect(mark).toHaveAccessibleName(`1 candidatura nova na vaga ${job.title}`);
  await mark.click();
  await expect(page).toHaveURL(`/empresa/vagas/${job.id}/candidatos`);
});

test("a deactivated company still reads who applied, and changes nothing", async ({
  page,
  newCompany,
}) => {
  const company = await newCompany({ active: false });
  const job = await newJob(company);
  const candidate = await newCandidate(job, await page.pdf());
  await openAs(page, company, `/empresa/vagas/${job.id}/candidatos`);
  await expect(page.getByLabel(`Etapa de ${candidate.name}`)).toBeDisabled();
});

test("a job without applications says so", async ({ page, newCompany }) => {
  const company = await newCompany();
  const job = await newJob(company, onSite);
  await openAs(page, company, `/empresa/vagas/${job.id}/candidatos`);
  await expect(page.getByText("Ninguém se candidatou ainda")).toBeVisible();
  await expect(page.getByRole("link", { name: "Abrir a vaga para compartilhar" })).toHaveAttribute(
    "href",
    `/vagas/${job.id}`,
  );
});

test("guessed addresses of another company's jobs show nothing of them", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const [mine, other] = [await newCompany(), await newCompany()];
  const hidden = await newJob(other);
  const shown = await newJob(other, onSite);
  const candidate = await newCandidate(shown, await page.pdf());
  await openAs(page, mine, "/empresa/dashboard");
  await expect(page.getByText("Nenhuma vaga cadastrada")).toBeVisible();
  for (const { id } of [hidden, shown]) {
    for (const [address, message] of [
      [`/empresa/vagas/editar/${id}`, "Erro ao carregar dados da vaga"],
      [`/empresa/vagas/editar/${id}?previa`, "Erro ao carregar dados da vaga"],
      [`/empresa/vagas/${id}/candidatos`, "Vaga não encontrada"],
    ] as const) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByText(message)).toBeVisible();
        await expect(page.getByText(shown.title)).toHaveCount(0);
        await expect(page.getByText(candidate.name)).toHaveCount(0);
      });
    }
    await page.goto(`/empresa/vagas/nova?copiar=${id}`);
    await expect(page.getByLabel("Título")).toHaveValue("");
  }
  await page.goto(`/vagas/${hidden.id}`);
  await expect(page.getByRole("heading", { name: "Vaga não encontrada" })).toBeVisible();
});

test("another company's token reads none of them by the SDK either", async ({
  page,
  newCompany,
}) => {
  const [mine, other] = [await newCompany(), await newCompany()];
  const hidden = await newJob(other);
  const shown = await newJob(other, onSite);
  const candidate = await newCandidate(shown, await page.pdf());
  const { app, database, bucket } = await clientOf(mine);
  const jobs = collection(database, collections.jobs);
  const candidates = collection(database, collections.candidates);
  const file = ref(bucket, candidate.resumePath);
  const now = serverTimestamp();
  const { postedAt: _, updatedAt: __, ...forged } = jobOf(other);

  const attempts: Record<string, () => Promise<unknown>> = {
    "get a hidden job": () => getDoc(doc(jobs, hidden.id)),
    "get its approval": () => getDoc(doc(database, collections.jobApprovals, hidden.id)),
    "get the other row": () => getDoc(doc(database, collections.companies, other.uid)),
    "get a candidate": () => getDoc(doc(candidates, candidate.id)),
    "list all jobs": () => getDocs(query(jobs, limit(20))),
    "list the other's jobs": () => getDocs(query(jobs, where("companyId", "==", other.uid))),
    "count the other's jobs": () =>
      getCountFromServer(query(jobs, where("companyId", "==", other.uid))),
    "list the other's candidates": () =>
      getDocs(query(candidates, where("companyId", "==", other.uid), limit(20))),
    "list candidates by the job": () =>
      getDocs(query(candidates, where("jobId", "==", shown.id), limit(20))),
    "list companies": () => getDocs(query(collection(database, collections.companies), limit(20))),
    fill: () => updateDoc(doc(jobs, shown.id), { filled: true, updatedAt: now }),
    "take over": () => updateDoc(doc(jobs, shown.id), { companyId: mine.uid, updatedAt: now }),
    delete: () => deleteDoc(doc(jobs, shown.id)),
    "publish in the other's name": () =>
      setDoc(doc(jobs), { ...forged, postedAt: now, updatedAt: now }),
    stage: () => updateDoc(doc(candidates, candidate.id), { stage: "contratada", stageAt: now }),
    "take the candidate": () => updateDoc(doc(candidates, candidate.id), { companyId: mine.uid }),
    "rename the other": () =>
      updateDoc(doc(database, collections.companies, other.uid), {
        name: "Minha agora",
        updatedAt: now,
      }),
    "delete the other": () => deleteDoc(doc(database, collections.companies, other.uid)),
    "read the file": () => getBytes(file),
    "link to the file": () => getDownloadURL(file),
    "delete the file": () => deleteObject(file),
    "replace the file": () =>
      uploadBytes(file, new Uint8Array([37, 80, 68, 70, 45]), { contentType: "application/pdf" }),
  };
  for (const [what, attempt] of Object.entries(attempts)) {
    const code = await attempt().then(
      () => "allowed",
      (error: { code?: string }) => error.code,
    );
    expect.soft(code, what).toMatch(/^(permission-denied|storage\/unauthorized)$/);
  }
  await deleteApp(app);

  // The same requests for its own data succeed, so the refusals are about the owner.
  const owner = await clientOf(other);
  expect(
    (
      await getDocs(
        query(collection(owner.database, collections.jobs), where("companyId", "==", other.uid)),
      )
    ).size,
  ).toBe(2);
  // The site serves its own file: read access to the bucket would give it a public link.
  const own = ref(owner.bucket, candidate.resumePath);
  for (const attempt of [getBytes, getDownloadURL, getMetadata])
    await expect(attempt(own)).rejects.toMatchObject({ code: "storage/unauthorized" });
  const answer = await fetch(siteUrl + resumeAddress(candidate.resumePath), {
    headers: { Authorization: `Bearer ${await owner.auth.currentUser!.getIdToken()}` },
  });
  expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([
    200,
    candidate.resumeSize,
  ]);
  await deleteApp(owner.app);
  expect(await storedJob(shown.id)).toMatchObject({ filled: false, companyId: other.uid });
});
