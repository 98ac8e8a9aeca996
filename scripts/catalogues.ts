// npm run catalogues: what is wrong with the texts of each language. Tags name the languages to look at; `--list` writes every fault.
import { defaultTag, localeTable } from '#lib/i18n/locales.ts';
import { writtenFigures } from './catalogue/added-numbers.ts';
import { checkCatalogue, faultKinds } from './catalogue/check-catalogue.ts';
import { readSources, unusedKeys } from './catalogue/unused-keys.ts';
import { readCatalogue, readGlossary, readSameWords } from './catalogue/read-catalogue.ts';

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const lists = process.argv.includes('--list');
const english = readCatalogue(defaultTag);
const unused = unusedKeys(english, readSources());
const written = [...english].flatMap(([key, text]) => writtenFigures(key, text).map((figure) => ({ key, figure })));
let faulty = unused.length > 0 || written.length > 0;
process.stdout.write(
  `${defaultTag.padEnd(10)} ${english.size} texts: ${unused.length} that nobody asks for, ${written.length} figures that should be placeholders\n`,
);
for (const key of unused) process.stdout.write(`  unused   ${key}: ${english.get(key) ?? ''}\n`);
for (const { key, figure } of written) process.stdout.write(`  figure   ${key}: ${figure}\n`);
for (const { tag } of localeTable) {
  if (tag === defaultTag || (asked.length > 0 && !asked.includes(tag))) continue;
  const messages = readCatalogue(tag);
  const faults = checkCatalogue(english, { tag, messages, glossary: readGlossary(tag), sameWords: readSameWords(tag) });
  const counts = faultKinds.map((kind) => `${faults.filter((fault) => fault.kind === kind).length} ${kind}`);
  process.stdout.write(`${tag.padEnd(10)} ${messages.size} texts: ${counts.join(', ')}\n`);
  if (lists) for (const { kind, key, detail } of faults) process.stdout.write(`  ${kind.padEnd(8)} ${key}: ${detail}\n`);
  faulty ||= faults.length > 0;
}
process.exitCode = faulty ? 1 : 0;
