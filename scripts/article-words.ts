// For whoever translates articles: what the words in bold are called on the screen of a language. `npm run article-words de-DE`.
import { readdirSync } from 'node:fs';

import { defaultTag, localeTable } from '#lib/i18n/locales.ts';
import { readText } from './content/read-text.ts';
import { screenWords } from './content/screen-words.ts';

const tag = process.argv[2] ?? '';
if (!localeTable.some((one) => one.tag === tag)) {
  console.error(`Which language? One of ${localeTable.map((one) => one.tag).join(', ')}.`);
  process.exit(1);
}
const { wordsFor } = screenWords(tag);
for (const folder of ['content/help', 'content/announcements']) {
  for (const file of readdirSync(`${folder}/${defaultTag}`)) {
    console.log(`\n${folder}/${tag}/${file}`);
    for (const word of new Set(readText(`${folder}/${defaultTag}/${file}`).bold)) {
      console.log(`  ${word}: ${[...wordsFor(word)].join(' | ')}`);
    }
  }
}
