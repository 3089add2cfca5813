/** Something the person who typed the command can mend: shown as its sentence, without a stack. */
export class Fault extends Error {
  isForPeople = true;
}
