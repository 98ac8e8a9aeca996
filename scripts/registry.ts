// npm run registry: lists every call of the contract, and every call as it is served, from the places of their files.
import { writeFileSync } from 'node:fs';

import { registryFiles } from './registry/registry-files.ts';

for (const [file, text] of Object.entries(registryFiles())) {
  writeFileSync(file, text);
  console.log(file);
}
