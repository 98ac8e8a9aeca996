// npm run operator: the operator's hand on a running exchange on this machine.
import { c2cLines } from './operator/c2c-lines.ts';
import { houseLines } from './operator/house-lines.ts';
import { leadingLines } from './operator/leading-lines.ts';
import { marketLines } from './operator/market-lines.ts';
import { writtenLine, type OperatorLine } from './operator/operator-line.ts';
import { userLines } from './operator/user-lines.ts';
import { withdrawalLines } from './operator/withdrawal-lines.ts';

const lines: readonly OperatorLine[] = [...houseLines, ...marketLines, ...withdrawalLines, ...userLines, ...leadingLines, ...c2cLines];

const helpOf = (told: readonly OperatorLine[]): string => {
  const widest = Math.max(...told.map((line) => writtenLine(line).length));
  return told.map((line) => `${writtenLine(line).padEnd(widest)}   ${line.about}`).join('\n');
};

const usage = `${helpOf(lines)}

DATA_DIR (or .data) holds the first key; OPERATOR_KEY is one of your own. PORT (or 3000) is where the exchange listens.`;

const fits = ({ words }: OperatorLine, given: readonly string[]): boolean => words.every((word, at) => given[at] === word);

/** The line that was meant, as it should be; all those of its first word where it could be several. */
function correction(given: readonly string[]): string {
  const [first] = given;
  if (first === undefined) return usage;
  const meant = lines.filter((line) => fits(line, given));
  const like = meant.length > 0 ? meant : lines.filter(({ words }) => words[0] === first);
  return like.length > 0 ? helpOf(like) : `npm run operator -- ${given.join(' ')}: there is no such line; npm run operator lists all`;
}

try {
  const given = process.argv.slice(2);
  const line = lines.find((one) => fits(one, given));
  const answer = line?.run(given.slice(line.words.length)) ?? null;
  if (answer === null) throw new Error(correction(given));
  console.log(await answer);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
