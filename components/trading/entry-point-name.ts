// The short name of the entry point of an order; an unknown code has none.
import { EntryPoint } from '#lib/contract/enums.ts';

const names = {
  [EntryPoint.web]: 'web',
  [EntryPoint.app]: 'app',
  [EntryPoint.api]: 'api',
  [EntryPoint.system]: 'system',
} as const;

export function entryPointName(code: number | undefined): '' | (typeof names)[EntryPoint] {
  return Object.values(EntryPoint).flatMap((one) => (one === code ? [names[one]] : []))[0] ?? '';
}
