//! Remotes in object stores: directories, S3 and what speaks like it, Google Cloud Storage.

use super::{Answer, Incoming, Remote, object_name};
use crate::cache::CacheError;
use object_store::aws::AmazonS3Builder;
use object_store::gcp::GoogleCloudStorageBuilder;
use object_store::local::LocalFileSystem;
use object_store::path::Path;
use object_store::{GetOptions, ObjectStore, PutOptions, RetryConfig};
use reqwest::Url;
use std::error::Error;
use std::future::poll_fn;
use std::time::Duration;

/// Part of an object store.
pub struct Bucket {
    store: Box<dyn ObjectStore>,
    prefix: Path,
    /// Where to look when it fails.
    advice: &'static str,
}

impl Bucket {
    /// Opens the bucket of a URL, without a request to it. Credentials, endpoints and the like come from the
    /// environment (`AWS_*`, `GOOGLE_*`).
    ///
    /// # Errors
    /// [`CacheError::Remote`].
    pub fn open(url: &str) -> Result<Bucket, CacheError> {
        let expected = "expected file:///directory, s3://bucket/prefix or gs://bucket/prefix";
        let parsed = Url::parse(url).map_err(|error| CacheError::Remote(format!("{error}; {expected}")))?;
        // An unreachable endpoint shall be known before the deadline: a compile waits.
        let retry =
            RetryConfig { max_retries: 2, retry_timeout: Duration::from_secs(5), ..RetryConfig::default() };
        // Fails only where one is installed already.
        rustls::crypto::ring::default_provider().install_default().ok();
        let opened: Result<Box<dyn ObjectStore>, object_store::Error>;
        let advice;
        match (parsed.scheme(), parsed.host_str()) {
            ("file", None) => {
                advice = "";
                opened = Ok(Box::new(LocalFileSystem::new()));
            }
            ("s3", Some(_)) => {
                advice = " (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, AWS_ENDPOINT_URL and the like say how \
                          it is reached)";
                let builder = AmazonS3Builder::from_env().with_url(url).with_retry(retry);
                opened = builder.build().map(|store| Box::new(store) as _);
            }
            ("gs", Some(_)) => {
                advice = " (GOOGLE_SERVICE_ACCOUNT, GOOGLE_APPLICATION_CREDENTIALS and the like say how it is reached)";
                let builder = GoogleCloudStorageBuilder::from_env().with_url(url).with_retry(retry);
                opened = builder.build().map(|store| Box::new(store) as _);
            }
            _ => return Err(CacheError::Remote(expected.to_string())),
        }
        let store = opened.map_err(|error| failed(&error, advice))?;
        let prefix =
            Path::from_url_path(parsed.path()).map_err(|error| CacheError::Remote(error.to_string()))?;
        Ok(Bucket { store, prefix, advice })
    }

    fn path(&self, key: &blake3::Hash) -> Path {
        object_name(key).split('/').fold(self.prefix.clone(), |path, part| path.join(part))
    }
}

impl Remote for Bucket {
    fn get<'a>(&'a self, key: blake3::Hash, to: &'a mut Incoming) -> Answer<'a, bool> {
        Box::pin(async move {
            let found = match self.store.get_opts(&self.path(&key), GetOptions::default()).await {
                Ok(found) => found,
                Err(object_store::Error::NotFound { .. }) => return Ok(false),
                Err(error) => return Err(failed(&error, self.advice)),
            };
            let mut chunks = found.into_stream();
            while let Some(chunk) = poll_fn(|context| chunks.as_mut().poll_next(context)).await {
                if !to.take(&chunk.map_err(|error| failed(&error, self.advice))?) {
                    break;
                }
            }
            Ok(true)
        })
    }

    fn put(&self, key: blake3::Hash, object: Vec<u8>) -> Answer<'_, ()> {
        Box::pin(async move {
            let put = self.store.put_opts(&self.path(&key), object.into(), PutOptions::default()).await;
            put.map(drop).map_err(|error| failed(&error, self.advice))
        })
    }
}

/// With the causes that the error's own text leaves out, such as a refused connection.
fn failed(error: &object_store::Error, advice: &str) -> CacheError {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let said = error.to_string();
        if !text.contains(&said) {
            text = format!("{text}: {said}");
        }
        cause = error.source();
    }
    CacheError::Remote(text + advice)
}
