// The operator of a server, with the key that lies in its data folder: the only one who steers its markets.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

type Steered = { readonly symbolId: string; readonly name: string };

/** Begins or ends a bad day, or has a contract listed. `page`: of that server. */
export async function steerMarket(page: Page, dataDir: string, request: object): Promise<Steered> {
  const answer = await page.request.post('/api/v1/operator/market/scenario', {
    headers: { 'x-operator-key': readFileSync(join(dataDir, 'operator-key'), 'utf8').trim() },
    data: request,
  });
  const told: { code: string; data: Steered } = await answer.json();
  expect(told).toMatchObject({ code: '00000' });
  return told.data;
}
