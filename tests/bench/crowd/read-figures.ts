// Figures of a running exchange, read where an operator reads them: its metrics, its process, its folder.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { MeasuredServer } from '../server/server.ts';

type Metrics = (name: string) => number;

/** By name with labels, as the text has it; NaN: there is no such figure. */
export async function readMetrics({ url }: MeasuredServer): Promise<Metrics> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n');
  const figures = new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
  return (name) => figures.get(name) ?? Number.NaN;
}

export const residentBytes = ({ pid }: MeasuredServer): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

/** Seconds of processor time that the process has had. */
export const processorSeconds = (metrics: Metrics): number =>
  metrics('meridian_processor_seconds{kind="user"}') + metrics('meridian_processor_seconds{kind="system"}');

/** The journal's segments alone. */
export function journalBytes(dataDir: string): number {
  const folder = join(dataDir, 'journal');
  const segments = readdirSync(folder).filter((name) => name.includes('.journal'));
  return segments.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}
