import { readContent } from "../table/tableContent.ts";
import { rowOf } from "../rowOf.ts";
import type { Row } from "../table/row.ts";
import type { Company } from "./company.ts";
import { companyFields } from "./companyFields.ts";

/** A company of the row companies/{uid}. A field that an older row lacks reads as empty. */
export function readCompany(id: string, row: Row): Company {
  return { ...rowOf<"companies">(id, row), ...readContent(companyFields, row) };
}
