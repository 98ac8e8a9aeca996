// Texts as long as in the longest languages, on a page that is already drawn. Runs inside the page, so it leans on nothing outside itself.

/** Every word doubles its vowels, which makes it about 40 % longer. Numbers, codes such as BTC/USDT, and what was typed stay. */
export function lengthenTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style, option, code') !== null) continue;
    node.nodeValue = (node.nodeValue ?? '').replace(/(?<![\w@.])[A-Za-z][a-z]{2,}(?![\w@])/g, (word) => word.replace(/[aeiouy]/g, '$&$&'));
  }
}
