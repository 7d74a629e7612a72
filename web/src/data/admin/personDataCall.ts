import type {
  PersonDataAnswer,
  PersonDataRequest,
} from "@vagas/functions/domain/privacy/personData";
import { callable } from "../firebase/callable.ts";

/** Shows or erases what was sent with a phone number. Throws if the request failed. */
export async function askPersonData(request: PersonDataRequest): Promise<PersonDataAnswer> {
  return (await callable<PersonDataRequest, PersonDataAnswer>("personData")(request)).data;
}
