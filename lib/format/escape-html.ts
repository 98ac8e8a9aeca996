// Makes a text harmless inside markup that is written by hand.

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** For the text of an element, and for an attribute between quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => names[sign] ?? sign);
