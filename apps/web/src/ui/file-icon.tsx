import { FileCode, FileSpreadsheet, FileText, Image, type LucideIcon, Presentation } from 'lucide-react';

const icons: readonly (readonly [pattern: RegExp, icon: LucideIcon])[] = [
  [/^image\//, Image],
  [/presentation|powerpoint/, Presentation],
  [/spreadsheet|excel|csv|tab-separated/, FileSpreadsheet],
  [/html|xml|json|yaml|javascript|typescript|x-|css|sql/, FileCode],
];

/** The icon of a media type. */
export function FileIcon({ type, className }: { type: string; className?: string }) {
  const Icon = icons.find(([pattern]) => pattern.test(type))?.[1] ?? FileText;
  return <Icon aria-hidden className={className} strokeWidth={1.75} />;
}
