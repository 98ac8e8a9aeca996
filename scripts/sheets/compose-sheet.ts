// Puts many small pictures on one sheet, each under its name.
import type { Browser } from '@playwright/test';

import { escapeHtml } from '#lib/format/escape-html.ts';

export type SmallPicture = { readonly label: string; readonly jpeg: Buffer };

type Shape = { readonly columns: number; readonly width: number };

/** A PNG at `path`. */
export async function composeSheet(
  browser: Browser,
  title: string,
  pictures: readonly SmallPicture[],
  shape: Shape,
  path: string,
): Promise<void> {
  const cells = pictures.map(
    ({ label, jpeg }) =>
      `<figure><figcaption>${escapeHtml(label)}</figcaption><img src="data:image/jpeg;base64,${jpeg.toString('base64')}"></figure>`,
  );
  const style = `body{margin:8px;background:#888;font:14px sans-serif}main{display:grid;grid-template-columns:repeat(${shape.columns},${shape.width}px);gap:8px}figure{margin:0}img{display:block;width:${shape.width}px}`;
  const page = await browser.newPage({ viewport: { width: shape.columns * (shape.width + 8) + 8, height: 600 }, deviceScaleFactor: 1 });
  await page.setContent(`<style>${style}</style><h1>${escapeHtml(title)}</h1><main>${cells.join('')}</main>`);
  await page.screenshot({ path, fullPage: true });
  await page.close();
}
