// The request as one plain object: the query of a GET, the JSON body of a POST.
import { Refusal, refuseField } from '#server/answers/refusal/refusal.ts';

/** Names that reach into an object's making rather than its fields. */
const poisonous = ['__proto__', 'constructor', 'prototype'];

/** No call takes anything deeper. */
const deepest = 16;

function poisonIn(value: unknown, depth: number): string | null {
  if (typeof value !== 'object' || value === null || depth > deepest) return null;
  for (const key of Object.keys(value)) {
    if (poisonous.includes(key)) return key;
    const deeper = poisonIn(Reflect.get(value, key), depth + 1);
    if (deeper !== null) return deeper;
  }
  return null;
}

/** Refuses what is not a JSON object. No body at all counts as an empty one. */
export function readBody(text: unknown): Record<string, unknown> | Refusal {
  if (text === undefined || text === null || text === '') return {};
  if (typeof text !== 'string') return new Refusal('malformedBody');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return new Refusal('malformedBody');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Refusal('malformedBody');
  const poison = poisonous.some((name) => text.includes(name)) ? poisonIn(value, 0) : null;
  return poison === null ? Object.fromEntries(Object.entries(value)) : refuseField(poison, 'is not allowed');
}

/** A field given twice has no one meaning and is refused. */
export function readQuery(search: string): Record<string, string> | Refusal {
  const query: Record<string, string> = {};
  for (const [field, value] of new URLSearchParams(search)) {
    if (poisonous.includes(field)) return refuseField(field, 'is not allowed');
    if (Object.hasOwn(query, field)) return refuseField(field.slice(0, 64), 'is given twice');
    query[field] = value;
  }
  return query;
}
