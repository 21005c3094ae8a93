import * as v from 'valibot';

const uuid = v.pipe(v.string(), v.uuid());

/** Says whether a text of a request can be the id of a row: others the database would refuse as a fault of ours. */
export function isRowId(text: string): boolean {
  return v.is(uuid, text);
}
