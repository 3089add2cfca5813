/** What lies where in the folder, for who opens it in years. */
export function writeReadMe(appName: string, timeZone: string): string {
  return `# Your conversations

Exported from ${appName}. Open this folder as a vault in Obsidian, or with anything that reads Markdown.

- \`Conversations\` has a folder for each category and a file for each conversation, named by the day it began and its
  title. What lies in the trash is not here.
- The block between the lines of dashes at the top of a file says what is known of the conversation: title, when it
  began and when it last changed, category, source, how many messages and branches it has, and its id. All times are
  those of ${timeZone}.
- The branch you were reading comes first. Where a message was edited or answered again, the other branches follow,
  each under a heading \`Branch 2\`, \`Branch 3\` and so on that says after which message it leaves what was told before;
  no message is told twice.
- \`Attachments\` has the files that came with conversations; each note links to its own. A file that an import only
  named, without holding it, is named in the note as well.
`;
}
