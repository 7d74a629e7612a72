import { readContent } from "../table/tableContent.ts";
import { type Row, rowOf } from "../table/row.ts";
import type { Company } from "./company.ts";
import { companyFields } from "./companyFields.ts";

/** A company of the row companies/{uid}. What a row lacks that was written before a field was asked for reads as left empty. */
export function readCompany(id: string, row: Row): Company {
  return { ...rowOf<"companies">(id, row), ...readContent(companyFields, row) };
}
