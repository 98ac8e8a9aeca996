// The two files that name every call, made from the places of the calls: what the contract lists, and what is served.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const contractFolder = 'lib/contract/calls';
const servedFolder = 'server/http';

/** The paths of all calls, as their places say them. */
const callPaths = (folder = contractFolder): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1, -'.ts'.length))
    .toSorted();

/** The one name in a file that a pattern finds. Refuses (Error) a file with none or several. */
function nameIn(file: string, pattern: RegExp): string {
  const names = [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name);
  const [name] = names;
  if (name === undefined || names.length > 1) throw new Error(`${file} defines ${names.length} calls, not one`);
  return name;
}

const defined = /^export const (\w+) = defineCall\(/gm;
const served = /^export const (\w+) = serve(?:Public|User|Operator|Desk)\(/gm;

const notice = 'Written by `npm run registry` from the files under lib/contract/calls; never by hand.';

const listOf = (title: string, folder: string, place: string, pattern: RegExp): string =>
  [
    `// ${title} ${notice}`,
    ...callPaths().map((path) => `export { ${nameIn(`${folder}/${path}.ts`, pattern)} } from './${place}${path}.ts';`),
    '',
  ].join('\n');

/** Text by file. */
export const registryFiles = (): Readonly<Record<string, string>> => ({
  'lib/contract/every-call.ts': listOf('Every call of the contract, by its place.', contractFolder, 'calls/', defined),
  'server/http/every-served-call.ts': listOf('Every call as it is served, by its place.', servedFolder, '', served),
});
