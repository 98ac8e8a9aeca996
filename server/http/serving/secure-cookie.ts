// A cookie that was set over https travels over https alone.
export const secureCookie = (line: string, https: boolean): string => (https && !/;\s*secure/i.test(line) ? `${line}; Secure` : line);
