// The findings of a request's schema, as one refusal that names the field and what is wrong with it.
import type { z } from 'zod/mini';

import { Refusal, refuseField } from './refusal.ts';

const valueAt = (raw: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined), raw);

/** The first problem only: one clear answer. */
export function fieldRefusal(issues: readonly z.core.$ZodIssue[], raw: unknown): Refusal {
  const [issue] = issues;
  if (issue === undefined) return refuseField('body', 'is not valid');
  if (issue.code === 'unrecognized_keys') return refuseField(issue.keys[0]?.slice(0, 64) ?? 'body', 'is not known to this call');
  const field = issue.path.map(String).join('.') || 'body';
  const missing = issue.code !== 'custom' && valueAt(raw, issue.path) === undefined;
  if (!missing && field === 'pageNo' && issue.code === 'invalid_union') return new Refusal('pageNotInteger');
  return refuseField(field, missing ? 'is missing' : issue.message);
}
