import { collections } from "@vagas/functions/domain/collections";
import { resumeAddress } from "@vagas/functions/domain/application/resumeFile";
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
import { lostRequest } from "../support/e2e.ts";
import { siteUrl } from "../support/emulators.ts";
import { leadTo } from "../support/page/dataLine.ts";
import { smallPdf } from "../support/smallPdf.ts";

test("guessed addresses of another company's jobs show nothing of them", async ({
  page,
  newCompany,
  expectConsole,
}) => {
  expectConsole(lostRequest);
  const [mine, other] = [await newCompany(), await newCompany()];
  const hidden = await newJob(other);
  const shown = await newJob(other, onSite);
  const candidate = await newCandidate(shown, smallPdf);
  await openAs(page, mine, `/empresa/vagas/editar/${hidden.id}`);
  const expectNothing = async (message: string) => {
    await expect(page.getByText(message)).toBeVisible();
    for (const secret of [hidden.title, shown.title, candidate.name])
      await expect(page.getByText(secret)).toHaveCount(0);
  };
  await expectNothing("Erro ao carregar dados da vaga");
  await leadTo(page, "/empresa/dashboard");
  await expectNothing("Nenhuma vaga cadastrada");
  for (const { id } of [hidden, shown]) {
    for (const [address, message] of [
      [`/empresa/vagas/${id}/candidatos`, "Vaga não encontrada"],
      [`/empresa/vagas/editar/${id}?previa`, "Erro ao carregar dados da vaga"],
    ] as const) {
      await test.step(address, async () => {
        await leadTo(page, address);
        await expectNothing(message);
      });
    }
  }
  // A job on the site is read, and not copied; a hidden one is refused, as an unknown one is.
  await leadTo(page, `/empresa/vagas/nova?copiar=${shown.id}`);
  await expect(page.getByLabel("Título")).toHaveValue("");
  await leadTo(page, `/empresa/vagas/nova?copiar=${hidden.id}`);
  await expectNothing("Erro ao carregar a vaga");
  await page.getByRole("link", { name: "Começar do zero" }).click();
  await expect(page.getByLabel("Título")).toHaveValue("");
  await leadTo(page, `/empresa/vagas/editar/${shown.id}`);
  await expectNothing("Erro ao carregar dados da vaga");
  await page.goto(`/vagas/${hidden.id}`);
  await expect(page.getByRole("heading", { name: "Vaga não encontrada" })).toBeVisible();
});

test("another company's token reads none of them by the SDK either", async ({ newCompany }) => {
  const [mine, other] = [await newCompany(), await newCompany()];
  const hidden = await newJob(other);
  const shown = await newJob(other, onSite);
  const candidate = await newCandidate(shown, smallPdf);
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
