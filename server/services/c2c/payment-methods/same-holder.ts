// Compares the names of two holders by the words of both, whatever their order, capitals and accents.

/** Letters that are no other letter with a mark, as machines that know none of them write them. */
const plainLetters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', æ: 'ae', œ: 'oe', þ: 'th' };

/** Accents of Latin, Greek and Cyrillic letters, and the vowel signs that Arabic may leave out. Other marks are letters of their own. */
const accents = /[\u0300-\u036f\u064b-\u0652\u0670]/g;

function wordsOf(name: string): readonly string[] {
  const plain = name
    .normalize('NFKD')
    .replaceAll(accents, '')
    .normalize('NFKC')
    // Both ways: some letters become two as capitals.
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[łøđðħæœþ]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/['’ʼ`]/g, '');
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Some write in one word what others write in two: the same letters one behind the other are the same name. */
export function isSameHolder(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  if (words.length === 0) return false;
  return words.join('') === others.join('') || words.toSorted().join(' ') === others.toSorted().join(' ');
}
