/** README of the package. */
export const readmeOf = (version: string): string => `# contract-verify

Holds a backend to version ${version} of the contract: what does not hold, with a \`curl\` line for each, and which
assumptions of the contract it confirms or refutes. Needs Node 20.17 or newer and nothing else; it asks only the backend.

\`\`\`
npx --yes ./contract-verify-${version}.tgz --backend https://staging.example.com --user ID --password PW --report report
\`\`\`

The member should be one for tests: money is moved, and moved back where the contract has a way. \`--safe\` sends nothing that
moves money, creates, changes or deletes. A second member (\`--other-user\`, \`--other-password\`) shows whether members see
each other's data. \`--help\` has every option. Exit code: 0 it holds, 1 it does not, 2 it could not be found out.

- \`openapi/public.yaml\`: the contract of the backend, in one file; \`openapi/assumptions.yaml\`: what was decided where nothing
  said so, by the ids that reports name; \`openapi/workflows/\`: journeys as Arazzo
- \`LICENSES.txt\`: the licences of the libraries that are in the program
`
