// node scripts/menu-icons.ts: draws the pictures of the menus into public/icons/menu.svg, out of lucide's.
import { writeFileSync } from 'node:fs';
import { z } from 'zod';

import { iconFiles } from '../components/ui/icons/icon-files.ts';

const drawing = z.object({ __iconData: z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) }) });

async function drawSymbol(name: string, file: string): Promise<string> {
  const { node } = drawing.parse(await import(`lucide-react/icons/${file}`)).__iconData;
  const shapes = node.map(([tag, { key: _key, ...rest }]) => {
    const attributes = Object.entries(rest).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${tag}${attributes.join('')}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
}

/** The whole file. Lucide's drawings are under the ISC licence, which is named on the page of licences. */
export async function drawMenuIcons(): Promise<string> {
  const symbols = await Promise.all(Object.entries(iconFiles).map(([name, file]) => drawSymbol(name, file)));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

if (import.meta.main) writeFileSync('public/icons/menu.svg', await drawMenuIcons());
