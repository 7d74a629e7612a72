/** The bucket the site and the functions use, by the project's id. */
export function bucketOf(projectId: string): string {
  return `${projectId}.appspot.com`;
}
