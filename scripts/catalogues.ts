// npm run catalogues: what is wrong with the texts of each language. Tags name the languages to look at; `--list` writes every fault.
import { defaultTag, localeTable } from '#lib/i18n/locales.ts';
import { writtenFigures } from './catalogue/added-numbers.ts';
import { checkCatalogue, faultKinds } from './catalogue/check-catalogue.ts';
import { readSources, unusedKeys } from './catalogue/unused-keys.ts';
import { englishFaults } from './catalogue/english-style.ts';
import { readCatalogue, readNotes, readSameWords, readTerms } from './catalogue/read-catalogue.ts';
import { termBaseFaults, termCoverage } from './catalogue/terms.ts';

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const lists = process.argv.includes('--list');
const english = readCatalogue(defaultTag);
const unused = unusedKeys(english, readSources());
const written = [...english].flatMap(([key, text]) => writtenFigures(key, text).map((figure) => ({ key, figure })));
const style = englishFaults(english, readNotes());
let faulty = unused.length + written.length + style.length > 0;
process.stdout.write(
  `${defaultTag.padEnd(10)} ${english.size} texts: ${unused.length} that nobody asks for, ${written.length} figures that should be placeholders, ${style.length} written otherwise than docs/texts.md asks for; terms are seen in ${Math.round(termCoverage(english) * 100)}% of the sentences\n`,
);
for (const key of unused) process.stdout.write(`  unused   ${key}: ${english.get(key) ?? ''}\n`);
for (const { key, figure } of written) process.stdout.write(`  figure   ${key}: ${figure}\n`);
if (lists) for (const { key, detail } of style) process.stdout.write(`  style    ${key}: ${detail}\n`);
for (const { tag } of localeTable) {
  if (tag === defaultTag || (asked.length > 0 && !asked.includes(tag))) continue;
  const messages = readCatalogue(tag);
  const terms = readTerms(tag);
  const faults = checkCatalogue(english, { tag, messages, terms, sameWords: readSameWords(tag) });
  const unnamed = tag.startsWith('en') ? [] : termBaseFaults(terms);
  const counts = faultKinds.map((kind) => `${faults.filter((fault) => fault.kind === kind).length} ${kind}`);
  process.stdout.write(`${tag.padEnd(10)} ${messages.size} texts: ${counts.join(', ')}, ${unnamed.length} concepts without a word\n`);
  if (unnamed.length > 0) process.stdout.write(`  concepts ${unnamed.join(', ')}\n`);
  if (lists) for (const { kind, key, detail } of faults) process.stdout.write(`  ${kind.padEnd(8)} ${key}: ${detail}\n`);
  faulty ||= faults.length + unnamed.length > 0;
}
process.exitCode = faulty ? 1 : 0;
