// npm run content -- import <folder> | check <folder>: Markdown files into the running exchange on this machine, or only read.
import { resolve } from 'node:path';

import { importContentFolder } from '#lib/contract/calls/v1/operator/content/import.ts';
import { readContentFolder } from '#server/services/content/read-folder.ts';
import { operatorCall } from './operator/operator-call.ts';

const usage = `npm run content -- import <folder>     into the exchange that runs on this machine; what operators have edited stays
npm run content -- check <folder>      says whether a folder is understood

The folder is laid out as content/ is: docs/content.md. DATA_DIR (or .data) holds the key; PORT (or 3000) is where the exchange listens.`;

try {
  const [action, folder] = process.argv.slice(2);
  if (folder === undefined || (action !== 'import' && action !== 'check')) throw new Error(usage);
  if (action === 'check') {
    const items = readContentFolder(resolve(folder));
    console.log(`${items.length} items, ${items.reduce((sum, { texts }) => sum + texts.length, 0)} texts`);
  } else {
    const { added, changed, same, kept } = await operatorCall(importContentFolder, { folder: resolve(folder) });
    console.log(`${added} added, ${changed} changed, ${same} as they were, ${kept} left as an operator has them`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
