/** Where the functions run; firebase.json and docs/deploy.md name it too. */
export const region = 'us-central1'
