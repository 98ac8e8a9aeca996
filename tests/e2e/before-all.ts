// Before all browser tests, once their server listens.
import type { FullConfig } from '@playwright/test';

import { demoOpen } from './demo-open.ts';

export default async function beforeAll({ projects }: FullConfig): Promise<void> {
  const [first] = projects;
  await demoOpen(first?.use.baseURL ?? '');
}
