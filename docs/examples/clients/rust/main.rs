//! Buys the first product of the shop with the client that openapi-generator makes for Rust, and shows two failures.
//! Every answer has HTTP status 200: a failure is the other member of the answer, with the code in the body.

use serde_json::{json, Value};
use shop_client::apis::configuration::{ApiKey, Configuration};
use shop_client::apis::{address_api, cart_api, login_api, order_api, product_api, user_api};
use shop_client::models::{self, *};

fn report(values: Value) {
    println!("{values}");
}

/// The data of a success; a failure ends the program.
macro_rules! data_of {
    ($answer:expr, $kind:ident :: $success:ident) => {
        match $answer? {
            models::$kind::$success(success) => success.data,
            models::$kind::Failure(failure) => panic!("{failure:?}"),
        }
    };
}

macro_rules! report_failure {
    ($call:expr, $answer:expr, $kind:ident) => {
        match $answer? {
            models::$kind::Failure(failure) => {
                report(json!([$call, "failure", failure.code, failure.message]))
            }
            success => panic!("should have failed: {success:?}"),
        }
    };
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut shop = Configuration { base_path: std::env::var("SHOP_URL")?, ..Configuration::default() };

    let page = data_of!(
        product_api::product_list(&shop, None, None, None, None, None, None, None, None, Some(3)).await,
        ProductListAnswer::ProductListSuccess
    );
    let card = &page.list[0];
    report(json!(["productList", page.total, card.store_name, card.price, card.ot_price]));

    let product = data_of!(
        product_api::product_detail(&shop, card.id, None).await,
        ProductDetailAnswer::ProductDetailSuccess
    );
    let sku = product.product_value.values().min_by_key(|sku| sku.id).ok_or("no sku")?;
    let info = &product.product_info;
    report(json!(["productDetail", info.store_name, info.price, sku.id, sku.weight]));

    let categories = data_of!(
        product_api::product_categories(&shop).await,
        ProductCategoriesAnswer::ProductCategoriesSuccess
    );
    let first = &categories[0];
    report(json!(["productCategories", categories.len(), first.name, first.child_list.len()]));

    let ways = data_of!(login_api::login_methods(&shop).await, LoginMethodsAnswer::LoginMethodsSuccess);
    report(json!(["loginMethods", ways.google_open, ways.facebook_app_id, ways.visitor_open]));

    // A guest has no account, and this product does not exist.
    report_failure!("userInfo", user_api::user_info(&shop).await, UserInfoAnswer);
    report_failure!(
        "productDetail",
        product_api::product_detail(&shop, 99_999_999, None).await,
        ProductDetailAnswer
    );

    let person = EmailLogin::new(std::env::var("SHOP_EMAIL")?, std::env::var("SHOP_PASSWORD")?);
    let session = data_of!(login_api::email_login(&shop, person).await, EmailLoginAnswer::EmailLoginSuccess);
    report(json!([
        "emailLogin",
        session.uid,
        session.nike_name,
        session.email,
        session.phone,
        session.r#type
    ]));
    shop.api_key = Some(ApiKey { prefix: None, key: session.token });

    let user = data_of!(user_api::user_info(&shop).await, UserInfoAnswer::UserInfoSuccess);
    report(json!(["userInfo", user.nickname, user.email, user.user_type, user.integral]));

    let counts = data_of!(
        order_api::order_center_counts(&shop).await,
        OrderCenterCountsAnswer::OrderCenterCountsSuccess
    );
    report(json!(["orderCenterCounts", counts.un_paid_count, counts.refund_count]));

    let book = data_of!(
        address_api::address_list(&shop, None, None).await,
        AddressListAnswer::AddressListSuccess
    );
    let home = &book.list[0];
    report(json!(["addressList", book.total, home.real_name, home.post_code, home.is_default]));

    let item = CartAddItem::new(card.id, sku.id, 2);
    data_of!(cart_api::cart_save(&shop, vec![item]).await, CartSaveAnswer::CartSaveSuccess);
    report(json!(["cartSave"]));

    let cart = data_of!(cart_api::cart_list(&shop, true).await, CartListAnswer::CartListSuccess);
    let line = &cart[0].cart_info_list[0];
    report(json!(["cartList", cart[0].mer_name, line.product_attr_unique, line.price, line.cart_num]));

    let item = PreOrderItem { shopping_cart_id: Some(line.id), ..PreOrderItem::new() };
    let lines = PreOrderCreate::new(PreOrderType::SHOPPING_CART, vec![item]);
    let key = data_of!(
        order_api::pre_order_create(&shop, lines).await,
        PreOrderCreateAnswer::PreOrderCreateSuccess
    );
    report(json!(["preOrderCreate", key.pre_order_no]));

    let order = OrderCreate::new(key.pre_order_no, home.id, PayType::CARD, PayChannel::PC);
    let key = data_of!(order_api::order_create(&shop, order).await, OrderCreateAnswer::OrderCreateSuccess);
    report(json!(["orderCreate", key.order_no]));
    Ok(())
}
