// Tests that want a module graph of their own: screens and replaced modules leave traces in one that is shared.
import { readFileSync } from 'node:fs';

export const leavesTraces = (file: string): boolean =>
  /@vitest-environment jsdom|\bvi\.(mock|stub|useFakeTimers|spyOn)/.test(readFileSync(file, 'utf8'));
